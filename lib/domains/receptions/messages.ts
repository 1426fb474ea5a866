import { formatCount } from '@/lib/text/plural'

/** What a visitor brings along, in pages and emails. */
export const BRING = 'Возьмите паспорт и бумаги по делу.'

interface NamedBooking {
  number: string
  official: string
  place: string
  when: string
}

export const receptionMessages = {
  slotRequired: 'Выберите время',
  slotUnknown: 'В это время не принимают: выберите другое',
  slotTaken: 'Это время только что заняли: выберите другое',
  bookingsLimit: (limit: number) =>
    `Записаться можно не больше чем на ${formatCount(limit, ['приём', 'приёма', 'приёмов'])} сразу: отмените одну из записей или дождитесь приёма`,
  booked: ({ number, official, place, when }: NamedBooking) =>
    `Вы записаны на приём ${when}. ${official}. Где: ${place}. ${BRING} Номер записи — ${number}, ссылка для отмены — в письме.`,
  described: ({ number, official, place, when }: NamedBooking) =>
    `${when}. ${official}. Где: ${place}. Номер записи — ${number}.`,
  awaitsEmailLink:
    'Осталось подтвердить запись: откройте ссылку из письма на вашу почту. Время держим за вами один час.',
  emailAgain: 'Если запись действует, новое письмо о ней готово. Нет письма? Посмотрите в папке «Спам».',
  cancelled: (number: string) => `Запись № ${number} отменена, время снова свободно`,
  calledOff: (number: string) => `Приём по записи № ${number} не состоится, отменять её не нужно`,
} as const
