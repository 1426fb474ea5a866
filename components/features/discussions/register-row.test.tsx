import { renderToStaticMarkup } from 'react-dom/server'
import { RegisterRow } from '@/components/features/discussions/register-row'
import type { RegisterEntry } from '@/lib/domains/discussions/contract'

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-03-05T15:00:00Z') }))
afterAll(() => jest.useRealTimers())

const entry = {
  number: 7,
  source: 'portal',
  type: { id: 1, name: 'За', code: 1 },
  text: 'Нужен тротуар',
  answer: null,
  created_at: '2026-03-05T09:20:00.000Z',
} as RegisterEntry

const drawn = (change: Partial<RegisterEntry> = {}) =>
  renderToStaticMarkup(<RegisterRow entry={{ ...entry, ...change }} />)

describe('a proposal of today in the register', () => {
  it('shows its time and the time of the answer', () => {
    expect(drawn()).toContain('>12:20<')
    const answer = { kind: 'accepted', name: 'Учтено', text: null, at: '2026-03-05T14:05:00.000Z' }
    expect(drawn({ answer } as Partial<RegisterEntry>)).toContain('>17:05<')
  })

  it('shows its day when it came on paper: nobody wrote down the hour', () => {
    expect(drawn({ source: 'paper' })).toContain('>05.03.2026<')
  })

  it('shows its date the day after', () => {
    jest.setSystemTime(new Date('2026-03-05T21:00:00Z'))
    expect(drawn()).toContain('>05.03.2026<')
  })
})

test('a long remark folds after six rows and is whole in the page', () => {
  const text = Array.from({ length: 300 }, (_, index) => `слово${index}`).join(' ')
  const html = drawn({ text })
  expect(html).toContain('<details')
  for (const word of text.split(' ')) expect(html).toContain(word)
  expect(drawn()).not.toContain('<details')
})
