import { READABLE_FILE } from '@/lib/config/paths'
import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { html, joinDocument } from '@/lib/contract/shapes'

const { defineRead, operations } = defineContract('Документы')
export { operations }

/** Parts of the file that the text lacks: pictures, pages over the limit, all of a scan or an unreadable file. */
const readingNote = z.enum(['pictures', 'pages', 'scan', 'unreadable'])
export type ReadingNote = z.infer<typeof readingNote>

const reading = z.object({
  ...joinDocument.shape,
  html,
  notes: z.array(readingNote),
  holder: z.object({ kind: z.enum(['document', 'service', 'discussion']), id: z.int(), title: z.string() }).nullable(),
})
export type Reading = z.infer<typeof reading>

export const getReading = defineRead({
  id: 'getReading',
  path: '/api/readings/{name}',
  summary: 'Текст файла PDF или DOCX с заголовками, списками и таблицами; name — имя из адреса файла',
  params: z.object({ name: z.string().regex(READABLE_FILE) }),
  answer: z.object({ reading }),
})
