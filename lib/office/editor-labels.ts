import { format } from 'date-fns/format'
import { STAMP_FORMAT } from '@/lib/time/dates'

/** Labels hard-coded in Payload and its text editor, out of reach of translations. */
const editorLabels: Record<string, string> = {
  'Add block': 'Добавить блок',
  'add dropdown': 'Добавить: список',
  'Add Column': 'Добавить столбец',
  'Add Row': 'Добавить строку',
  'Close toast': 'Закрыть сообщение',
  Columns: 'Столбцов',
  'Copy URL': 'Скопировать адрес',
  'Create Table': 'Новая таблица',
  'Delete column': 'Удалить столбец',
  'Delete row': 'Удалить строку',
  'Delete table': 'Удалить таблицу',
  'Drag to move': 'Перетащить',
  'Edit link': 'Изменить ссылку',
  ID: '№',
  'Insert Paragraph': 'Добавить абзац',
  'Loading...': 'Загружаем…',
  'Merge cells': 'Объединить ячейки',
  'No columns selected': 'Столбцы не выбраны',
  'Remove link': 'Убрать ссылку',
  'Notifications alt+T': 'Сообщения',
  Responsive: 'По ширине окна',
  Rows: 'Строк',
  'Something went wrong:': 'Что-то пошло не так:',
  Table: 'Таблица',
  'text dropdown': 'Вид текста: список',
  'Toggle First Column Freeze': 'Закрепить первый столбец или открепить',
  'Toggle Row Striping': 'Полосы через строку: включить или убрать',
  'Unmerge cells': 'Разделить ячейку',
}

/** Messages with a number or reason, hard-coded in Payload too. */
const composedLabels: readonly [RegExp, string | ((label: string) => string)][] = [
  [/^ID: (\d+)$/, '№ $1'],
  [/^(Поиск: .+|Сортировать по) ID\b/, '$1 №'],
  [/^(\d+)KB(?: — (\d+)x(\d+))?(?: — [a-z]+\/[\w.+-]+)?$/, (size) => nameSize(size, 'KB', 'КБ')],
  [/^([\d.]+)MB(?: — (\d+)x(\d+))?(?: — [a-z]+\/[\w.+-]+)?$/, (size) => nameSize(size, 'MB', 'МБ')],
  // since when another person edits a document
  [/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/, (date) => format(new Date(date), STAMP_FORMAT)],
  [/^Successfully saved (\d+) files$/, 'Сохранено файлов: $1'],
  [/^Failed to save (\d+) files$/, 'Не сохранено файлов: $1. Исправьте отмеченное и сохраните снова.'],
  [
    /^(?:Refreshing (?:token|permissions)|Fetching user) failed: .*$/,
    'Нет связи с порталом: скопируйте набранное и загрузите страницу заново.',
  ],
]

export function translateLabel(label: string): string | undefined {
  const [pattern, words] = composedLabels.find(([one]) => one.test(label)) ?? []
  if (!pattern || words === undefined) return editorLabels[label]
  return typeof words === 'string' ? label.replace(pattern, words) : words(label)
}

/** Leaves out the type of the file, which its name says. */
function nameSize(label: string, unit: string, russian: string): string {
  const [size = '', sides] = label.split(' — ')
  const words = size.replace(unit, ` ${russian}`)
  return sides && !sides.includes('/') ? `${words}, ${sides.replace('x', '×')}` : words
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
