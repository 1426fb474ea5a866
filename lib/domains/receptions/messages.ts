import { formatCount } from '@/lib/text/plural'

export const receptionMessages = {
  slotRequired: 'Выберите время',
  slotUnknown: 'В это время не принимают: выберите другое',
  slotTaken: 'Это время только что заняли: выберите другое',
  bookingsLimit: (limit: number) =>
    `Записаться можно не больше чем на ${formatCount(limit, ['приём', 'приёма', 'приёмов'])} сразу: отмените одну из записей или дождитесь приёма`,
  booked: (number: string, when: string) =>
    `Вы записаны на приём ${when}. Номер записи — ${number}. Письмо с местом и ссылкой для отмены уже отправлено.`,
  awaitsEmailLink:
    'Осталось подтвердить запись: откройте ссылку из письма, которое мы отправили на вашу почту. Время держим за вами один час.',
  cancelled: (number: string) => `Запись № ${number} отменена, время снова свободно`,
  calledOff: (number: string) => `Приём по записи № ${number} не состоится, отменять её не нужно`,
} as const
