import type { TextareaField } from 'payload'
import { relativeDayWords } from '@/lib/platform/fields/relative-day-words'
import { textarea } from '@/lib/platform/fields/leaf-fields'

type DocumentData = Record<string, unknown>

/** Names what an editor should look at again: it refuses nothing, is not stored, and is absent where all is well. */
export function warningField(warningOf: (data: DocumentData) => string): TextareaField {
  return textarea('warning', 'Проверьте', {
    virtual: true,
    admin: { readOnly: true, condition: (data: DocumentData) => Boolean(data.warning) },
    hooks: { afterRead: [({ data, req }) => (req.user && data ? warningOf(data) || undefined : undefined)] },
  })
}

/** «Сегодня» is true for one day, the page stays for years. */
export function fleetingWarning(...texts: unknown[]): string {
  const words = relativeDayWords(texts.filter((text) => typeof text === 'string').join('\n'))
  if (words.length === 0) return ''
  const named = words.map((word) => `«${word}»`).join(', ')
  return `В тексте есть ${named}: уже на другой день это неправда. Назовите дату.`
}

/** A scan has no words: a search does not find them, a screen reader does not say them; without tags it says them at random. */
export function fileWarning({ mimeType, text, isTagged }: DocumentData): string {
  const isRead = text === null || typeof text === 'string'
  if (mimeType !== 'application/pdf' || !isRead) return ''
  if (!text?.trim())
    return 'В этом PDF нет текста, похоже на скан: его не найдёт поиск и не прочтёт программа экранного доступа. Приложите файл с текстом.'
  if (isTagged !== false) return ''
  return 'В этом PDF нет тегов: программа экранного доступа не узнает заголовков, таблиц и порядка чтения. В Word сохраните PDF с параметром «Теги структуры документа для специальных возможностей» или приложите DOCX.'
}
