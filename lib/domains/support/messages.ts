/** Texts of the support form. */
export const supportMessages = {
  sent: 'Ваше сообщение успешно отправлено. Спасибо.',
  replyAddress: (email: string) => `Ответим на ${email}`,
  emailLocked: 'Этот адрес уже не исправить: на сообщение отвечают. Напишите ещё раз',
  unsentAnswer: 'Ответ ещё никому не отправлен. Выберите действие «Ответить» – или уберите текст ответа.',
} as const
