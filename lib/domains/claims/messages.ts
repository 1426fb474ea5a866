import { VERDICT_DAYS } from '@/lib/domains/claims/rules'
import { formatCount } from '@/lib/text/plural'

export const claimMessages = {
  accepted: (number: number) =>
    `Заявка принята под № ${number}. Модератор проверит её за один рабочий день, затем она появится на карте.`,
  awaitsConfirmedEmail: (number: number) =>
    `Заявка сохранена под № ${number}. Модератор получит её, когда вы подтвердите почту: откройте ссылку из письма.`,
  awaitsEmailLink: (number: number) =>
    `Осталось подтвердить заявку № ${number}: откройте ссылку из письма, которое мы отправили на вашу почту.`,
  confirmed: (number: number) => `Спасибо, заявка № ${number} подтверждена и передана модератору.`,
  inReview: 'на проверке',
  merged: (into: number) => `Объединена с № ${into}`,
  linkClosed: 'Ссылка на заявку не действует: её закрыли или адрес неполный',
  linksClosed: 'Ссылки на заявку закрыты. Новая придёт со следующим письмом о ней.',
  linkSent:
    'Если заявка с таким номером отправлена с этой почты, на неё ушло письмо со ссылкой. Заявки, отправленные после входа, — в личном кабинете.',
  numberMalformed: 'Укажите номер заявки цифрами, например 334',
  joinAwaitsEmailLink: (number: number) =>
    `Осталось открыть ссылку из письма: после этого вы присоединитесь к заявке № ${number}.`,
  joined: (number: number) => `Вы присоединились к заявке № ${number}. Ответ придёт на вашу почту.`,
  joinTooLate: (number: number) => `По заявке № ${number} уже дан ответ: присоединяться к ней не нужно.`,
  myClaim: 'Это ваша заявка: присоединяться к ней не нужно',
  unsubscribed: 'Письма об этой заявке больше не придут',
  unknownState: 'Такого состояния заявок нет',
  categoryRequired: 'Выберите тему',
  outsideCity: 'Это место за границей города: выберите точку внутри неё',
  verdictAccepted: 'Спасибо, ваша оценка принята.',
  verdictLate: `Оценить ответ можно один раз и в течение ${formatCount(VERDICT_DAYS, ['дня', 'дней', 'дней'])}`,
  addressNotFound: 'Такого адреса в городе не нашлось: передайте точку lat и long',
  serviceNotFound: 'Такой услуги нет',
  requestNotFound: 'Такой заявки нет',
  photoNotFetched:
    'Снимок не приложен: портал не скачивает файлы с чужих адресов. Загрузите его через UploadFile и передайте полученный адрес.',
} as const
