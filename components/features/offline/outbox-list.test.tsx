import { renderToStaticMarkup } from 'react-dom/server'
import { OutboxList } from '@/components/features/offline/outbox-list'
import type { OutboxKind, OutboxMessage } from '@/lib/client/outbox-store'
import { typeset } from '@/lib/text/typography'

const kinds: OutboxKind[] = [
  { kind: 'claim', title: 'Заявка', form: '/', fileFields: ['images'], upload: jest.fn(), send: jest.fn() },
]

const claim: OutboxMessage = {
  kind: 'claim',
  key: 'k',
  owner: 'guest',
  keptAt: 0,
  title: 'Яма на повороте',
  typed: {},
  files: {},
  input: { x: 48, y: 42, address: 'Портовая, 12', category_id: 1, text: 'Яма на повороте', agree_with_rules: true },
}

const drawn = (message: OutboxMessage) =>
  renderToStaticMarkup(
    <OutboxList kinds={kinds} waiting={[message]} zone="UTC" onForget={jest.fn()} onCorrect={jest.fn()} />,
  )

describe('a message on this device', () => {
  it('can only be deleted while it waits', () => {
    expect(drawn(claim)).toContain('Заявка')
    expect(drawn(claim)).toContain('Удалить')
    expect(drawn(claim)).not.toContain('Исправить')
  })

  it('shows the reason of a refusal and a button to correct it', () => {
    const refused = drawn({ ...claim, refusal: { message: 'Тема больше не принимается' } })
    expect(refused).toContain(`Не принято: ${typeset('Тема больше не принимается')}`)
    expect(refused).toContain('Исправить')
  })
})
