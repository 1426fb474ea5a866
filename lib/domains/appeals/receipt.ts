import { findLetterhead } from '@/lib/domains/appeals/repository'
import { writeLetterheadPdf } from '@/lib/platform/documents/letterhead-pdf'
import { env } from '@/lib/config/env'
import { formatLongDate, formatMoment } from '@/lib/time/dates'
import { ANSWER_DAYS } from '@/lib/domains/appeals/contract'
import { formatFileSize } from '@/lib/text/file-size'
import { formatDays } from '@/lib/text/plural'

interface Receipt {
  number: string
  author: string
  addressee: string
  text: string
  files: readonly { title: string; size: number }[]
  received: Date
  registerBy: string
  answerBy: string
}

/** Returns the receipt of an appeal as a PDF with the city's letterhead. */
export async function writeReceipt(receipt: Receipt): Promise<Buffer> {
  const { city, administration, emblem } = await findLetterhead()
  const title = `Расписка в получении обращения № ${receipt.number}`
  return writeLetterheadPdf({ title, text: formatText(receipt), city, issuer: administration, emblem })
}

function formatText({ number, author, addressee, text, files, received, registerBy, answerBy }: Receipt): string {
  const extension = `Срок может быть продлён не более чем на ${formatDays(ANSWER_DAYS)}, о чём заявителя уведомляют.`
  return `Обращение № ${number} получено через портал города ${formatMoment(received, env.TIME_ZONE)}.

Заявитель: ${author}.

Кому: ${addressee}.

## Сроки

1. Зарегистрировать не позднее ${formatLongDate(registerBy, env.TIME_ZONE)} (часть 2 статьи 8 Федерального закона № 59-ФЗ).
2. Ответить не позднее ${formatLongDate(answerBy, env.TIME_ZONE)} (статья 12). ${extension}

## Текст обращения

${text.replace(/^#+/gm, '')}

## Приложено

${formatFiles(files)}`
}

function formatFiles(files: Receipt['files']): string {
  if (files.length === 0) return 'Файлов нет.'
  return files.map(({ title, size }, index) => `${index + 1}. ${title}, ${formatFileSize(size)}`).join('\n')
}
