import { renderToStaticMarkup } from 'react-dom/server'
import { ClaimHistory } from '@/components/features/claims/claim-history'
import type { ClaimDetails, ClaimStep } from '@/lib/domains/claims/shapes'

const step = (title: string, text: string | null): ClaimStep => ({ title, text, at: '2026-11-21T09:00:00.000Z' })
const draw = (steps: ClaimStep[], report: string | null) =>
  renderToStaticMarkup(<ClaimHistory claim={{ steps, report_text: report } as ClaimDetails} />)

it('shows an earlier answer at its step, and does not repeat the one that is shown above', () => {
  const steps = [step('Получен ответ', 'Засыпали щебнем'), step('Получен ответ', 'Положили асфальт')]
  const html = draw(steps, 'Положили асфальт')
  expect(html).toContain('Засыпали щебнем')
  expect(html).not.toContain('Положили асфальт')
})

it('folds a long answer, with its beginning in view', () => {
  const long = `Проба ${'слово '.repeat(60)}конец`
  expect(draw([step('Получен ответ', 'Проба')], null)).not.toContain('Читать целиком')
  const [head = '', whole = ''] = draw([step('Получен ответ', long)], null).split('Читать целиком')
  expect([head.includes('Проба слово'), head.includes('конец'), whole.includes(long)]).toEqual([true, false, true])
})
