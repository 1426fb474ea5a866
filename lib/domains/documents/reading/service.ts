import { findFile, findHolder } from '@/lib/domains/documents/reading/repository'
import { toDocument } from '@/lib/platform/pictures/media'
import { readFileText } from '@/lib/domains/documents/reading/read-file'
import { AppError } from '@/lib/contract/errors'
import type { Reading } from '@/lib/domains/documents/reading/contract'

export async function readStoredFile(name: string): Promise<{ reading: Reading }> {
  const file = await findFile(name)
  const described = toDocument(file)
  if (!file || !described) throw new AppError('notFound')
  const [text, holder] = await Promise.all([readFileText(name), findHolder(file.id)])
  if (!text) throw new AppError('notFound')
  return { reading: { ...described, ...text, holder } }
}
