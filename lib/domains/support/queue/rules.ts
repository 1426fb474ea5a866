import { paths } from '@/lib/config/paths'
import type { Arrival, ItemAction } from '@/lib/domains/desk/shapes'
import type { SupportAction } from '@/lib/domains/support/actions'

/** A card shows them in this order. */
export const supportTexts: Record<SupportAction, ItemAction> = {
  answer: {
    label: 'Ответить',
    consequences: 'Ответ уйдёт автору на почту.',
    done: 'ответ отправлен',
    asks: 'answer',
  },
  take: {
    label: 'Взять в работу',
    consequences: 'Писем не будет: коллеги увидят, что сообщением занимаются.',
    done: 'в работе',
  },
  close: { label: 'Закрыть без ответа', consequences: 'Автору ничего не придёт.', done: 'закрыто' },
  reopen: { label: 'Вернуть в работу', consequences: 'Автору ничего не придёт.', done: 'снова в работе' },
}

export function describeArrivedRequest({ id }: { id: number }): Arrival {
  return { title: `Сообщение в техподдержку № ${id}`, theme: null, path: paths.deskItem('support', id) }
}
