import path from 'node:path'
import { AppError } from '@/lib/contract/errors'
import type { HiddenArea } from '@/lib/contract/hidden-areas'
import { hasSentPhoto, lockPublicPhoto, type ClaimPhoto } from '@/lib/domains/claims/photos/repository'
import { auditStaff } from '@/lib/platform/audit/audit-openings'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { redrawPicture } from '@/lib/platform/files/hooks/publish-private-file'
import { storePrivateFile } from '@/lib/platform/files/private-files'
import { readStoredFile } from '@/lib/platform/files/storage/stored-files'
import { findPhotoCopies, lockPhotoCopy, savePhotoCopy } from '@/lib/platform/pictures/photo-copies'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

/**
 * Hides parts of a photo from everybody but the staff: of a public one at once, of another when it is published. The areas
 * replace earlier ones. Throws notFound for a photo of another claim.
 */
export function hidePhotoAreas(
  claim: number,
  photo: ClaimPhoto,
  hidden: readonly HiddenArea[],
  call: StaffCall,
): Promise<void> {
  return inTransaction(async () => {
    const file = 'file' in photo ? await checkSent(claim, photo.file) : await findOriginal(claim, photo.picture)
    const copy = await lockPhotoCopy(file)
    const picture = 'picture' in photo ? photo.picture : copy.picture
    await savePhotoCopy({ file, picture, hidden: [...hidden] })
    if (picture !== null) await redrawPicture(picture, file, hidden)
    const action = hidden.length > 0 ? 'Скрытие частей снимка' : 'Снимок показан целиком'
    await auditStaff(call, action, `Заявка № ${claim}, закрытый файл № ${file}`)
  })
}

async function checkSent(claim: number, file: number): Promise<number> {
  if (!(await hasSentPhoto(claim, file))) throw new AppError('notFound')
  return file
}

/** Returns the private original. A photo of an answer, and one published earlier, has none: it becomes one. */
async function findOriginal(claim: number, picture: number): Promise<number> {
  const found = await lockPublicPhoto(claim, picture)
  if (!found) throw new AppError('notFound')
  const [copy] = await findPhotoCopies([], [picture])
  if (copy) return copy.file
  const content = await readStoredFile(`media/${found.filename}`)
  if (!content) throw new AppError('notFound')
  const extension = path.extname(found.filename).slice(1)
  const originName = `Заявка ${claim}, снимок до скрытия.${extension}`
  return storePrivateFile({
    content,
    mimeType: found.mime_type,
    extension,
    originName,
    purpose: 'claim',
    residentId: null,
  })
}
