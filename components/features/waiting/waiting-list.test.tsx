import { renderToStaticMarkup } from 'react-dom/server'
import { WaitingList } from '@/components/features/waiting/waiting-list'
import type { WaitingKind } from '@/lib/client/waiting-kind'
import type { WaitingMessage } from '@/lib/client/waiting-store'

const kinds: WaitingKind[] = [
  { kind: 'claim', title: 'Заявка', form: '/', fileFields: ['images'], upload: jest.fn(), send: jest.fn() },
]

const claim: WaitingMessage = {
  kind: 'claim',
  key: 'k',
  owner: 'guest',
  keptAt: 0,
  title: 'Яма на повороте',
  typed: {},
  files: {},
  input: { x: 48, y: 42, address: 'Портовая, 12', category_id: 1, text: 'Яма на повороте', agree_with_rules: true },
}

const drawn = (message: WaitingMessage) =>
  renderToStaticMarkup(
    <WaitingList kinds={kinds} waiting={[message]} zone="UTC" onForget={jest.fn()} onMend={jest.fn()} />,
  )

describe('a message on this device', () => {
  it('that still waits can only be deleted', () => {
    expect(drawn(claim)).toContain('Заявка')
    expect(drawn(claim)).toContain('Удалить')
    expect(drawn(claim)).not.toContain('Исправить')
  })

  it('that was refused says why and leads back into its form', () => {
    const refused = drawn({ ...claim, refusal: { message: 'Тема больше не принимается' } })
    expect(refused).toContain('Не принято: Тема больше не принимается')
    expect(refused).toContain('Исправить')
  })
})
