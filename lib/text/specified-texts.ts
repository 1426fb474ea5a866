/** Texts that the specification of the portal gives letter for letter: typography leaves them as they are. */
const specifiedTexts = new Set([
  'Предложить идею',
  'Спасибо вам за предложенную идею.',
  'Оповещение',
  'Закрыть',
  'Показать еще',
  'Полезные ссылки',
  'Поле обязательно для заполнения',
  'Добавьте хотя бы один документ',
  'Вы должны нажать на галочку',
  'Файл должен быть изображением',
  'Неверный тип файла',
  'Введен некорректный логин или пароль',
  'Ваше сообщение успешно отправлено. Спасибо.',
  'Техническая поддержка',
  'По вашему запросу ничего не найдено',
  'Ссылки отсутствуют',
])
const NO_LINKS_FOUND = /^По запросу "[^]*" ничего не найдено$/

export function isSpecifiedText(text: string): boolean {
  return specifiedTexts.has(text) || NO_LINKS_FOUND.test(text)
}
