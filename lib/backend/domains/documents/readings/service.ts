import { findFile, findHolder } from '@/lib/backend/domains/documents/readings/repository'
import { toDocument } from '@/lib/backend/integrations/media'
import { readFileText } from '@/lib/backend/integrations/reading/read-file'
import { AppError } from '@/lib/contract/errors'
import type { Reading } from '@/lib/contract/readings'

/** The text of a public file for reading on the screen. Throws notFound: whoever knows the name may have the file. */
export async function readStoredFile(name: string): Promise<{ reading: Reading }> {
  const file = await findFile(name)
  const described = toDocument(file)
  if (!file || !described) throw new AppError('notFound')
  const [text, holder] = await Promise.all([readFileText(name), findHolder(file.id)])
  if (!text) throw new AppError('notFound')
  return { reading: { ...described, ...text, holder } }
}
