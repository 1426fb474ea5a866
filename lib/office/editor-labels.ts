/** Labels hard-coded in Payload and its text editor, out of reach of translations. */
const editorLabels: Record<string, string> = {
  'Add block': 'Добавить блок',
  'Add Column': 'Добавить столбец',
  'Add Row': 'Добавить строку',
  Columns: 'Столбцов',
  'Create Table': 'Новая таблица',
  'Delete column': 'Удалить столбец',
  'Delete row': 'Удалить строку',
  'Delete table': 'Удалить таблицу',
  'Drag to move': 'Перетащить',
  'Edit link': 'Изменить ссылку',
  'Insert Paragraph': 'Добавить абзац',
  'Loading...': 'Загружаем…',
  'Merge cells': 'Объединить ячейки',
  'No columns selected': 'Столбцы не выбраны',
  'Remove link': 'Убрать ссылку',
  Responsive: 'По ширине окна',
  Rows: 'Строк',
  'Something went wrong:': 'Что-то пошло не так:',
  Table: 'Таблица',
  'Toggle First Column Freeze': 'Закрепить первый столбец или открепить',
  'Toggle Row Striping': 'Полосы через строку: включить или убрать',
  'Unmerge cells': 'Разделить ячейку',
}

/** Messages with a number or reason, hard-coded in Payload too. */
const composedLabels: readonly [RegExp, string][] = [
  [/^Successfully saved (\d+) files$/, 'Сохранено файлов: $1'],
  [/^Failed to save (\d+) files$/, 'Не сохранено файлов: $1. Исправьте отмеченное и сохраните снова.'],
  [
    /^(?:Refreshing (?:token|permissions)|Fetching user) failed: .*$/,
    'Нет связи с порталом: скопируйте набранное и загрузите страницу заново.',
  ],
]

export function translateLabel(label: string): string | undefined {
  const composed = composedLabels.find(([pattern]) => pattern.test(label))
  return editorLabels[label] ?? (composed && label.replace(...composed))
}

/** Menu items composed of parts; keys are the editor's own test ids. */
export const tableMenuLabels: Record<string, string> = {
  'table-insert-row-above': 'Вставить строку выше',
  'table-insert-row-below': 'Вставить строку ниже',
  'table-insert-column-before': 'Вставить столбец слева',
  'table-insert-column-after': 'Вставить столбец справа',
  'table-row-header': 'Строка заголовков: сделать или убрать',
  'table-column-header': 'Столбец заголовков: сделать или убрать',
}
