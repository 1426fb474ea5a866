import { hashLink } from '@/lib/platform/mail/letter-parts'
import type { Letter } from '@/lib/platform/mail/post'

interface BookedReception {
  number: string
  official: string
  place: string
  /** «30 ноября 2026, 16:00» */
  when: string
  key: string
}

/** These letters go to those who booked, without a name: whoever typed one may not be who reads this. */
export const letters = {
  confirm: ({ number, official, when, key }: BookedReception): Letter => ({
    kind: 'reception-confirm',
    subject: `Подтвердите запись на приём № ${number}`,
    lines: [`На портале с этим адресом почты выбрано время приёма: ${when}.`, official],
    action: { title: 'Подтвердить запись', url: hashLink('confirm-reception', key) },
    after: ['Время держится за вами один час. Если вы ничего не выбирали, ничего делать не нужно.'],
  }),

  booked: (booking: BookedReception): Letter => ({
    kind: 'reception-booked',
    subject: `Вы записаны на приём ${booking.when}`,
    ...partsOf(booking),
  }),

  reminder: (booking: BookedReception): Letter => ({
    kind: 'reception-reminder',
    subject: `Напоминаем о приёме: ${booking.when}`,
    ...partsOf(booking),
  }),

  /** The office had to call it off. */
  calledOff: ({ number, official, when }: BookedReception): Letter => ({
    kind: 'reception-called-off',
    subject: `Приём ${when} отменён`,
    lines: [`Приём, на который вы записаны под № ${number}, не состоится.`, official],
    after: ['Приёмная свяжется с вами и назначит новое время.'],
  }),
}

function partsOf({ number, official, place, when, key }: BookedReception) {
  return {
    lines: [`Когда: ${when}`, `Где: ${place}`, official, `Номер записи: ${number}`],
    action: { title: 'Отменить запись', url: hashLink('cancel-reception', key) },
    after: ['Возьмите паспорт и бумаги по делу. Не сможете прийти — отмените запись: время достанется другому.'],
  }
}
