import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isAnonymous, randomName, UploadRejectedError } from '@/lib/platform/files/hooks/check-upload'
import { cropPicture } from '@/lib/platform/pictures/picture-content'
import { readStoredFile } from '@/lib/platform/files/storage/stored-files'

interface UploadEdits {
  crop?: { x?: unknown; y?: unknown }
  widthInPixels?: unknown
  heightInPixels?: unknown
  focalPoint?: { x?: unknown; y?: unknown }
}

/** Gives crops and focal points a new file name: browsers cache the stored one forever. */
export const editPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const edits = req.query?.uploadEdits as UploadEdits | undefined
  if ((operation !== 'create' && operation !== 'update') || !edits || isAnonymous(req)) return args
  req.file ??= operation === 'update' && 'id' in args ? await storedFile(Number(args.id), edits, req) : undefined
  if (!req.file) delete req.query.uploadEdits // Payload would fetch the stored file by its URL
  if (req.file && isCropped(edits)) await cropFile(req.file, edits, req)
  return args
}

async function cropFile(file: NonNullable<PayloadRequest['file']>, edits: UploadEdits, req: PayloadRequest) {
  file.data = await cropPicture(file.data, {
    x: Number(edits.crop?.x) || 0,
    y: Number(edits.crop?.y) || 0,
    width: Number(edits.widthInPixels),
    height: Number(edits.heightInPixels),
  })
  file.size = file.data.length
  file.mimetype = 'image/png'
  req.query.uploadEdits = { focalPoint: edits.focalPoint }
}

async function storedFile(id: number, edits: UploadEdits, req: PayloadRequest) {
  const picture = await req.payload.findByID({ collection: 'media', id, req, depth: 0, disableErrors: true })
  if (!picture?.filename || !(isCropped(edits) || isMoved(edits, picture))) return undefined
  const data = await readStoredFile(`media/${picture.filename}`)
  if (!data) throw new UploadRejectedError('Файла изображения нет в хранилище: загрузите его снова.')
  return { data, size: data.length, mimetype: picture.mimeType ?? 'image/webp', name: randomName('webp') }
}

function isCropped({ crop, widthInPixels, heightInPixels }: UploadEdits): boolean {
  return Boolean(crop) && Number(widthInPixels) > 0 && Number(heightInPixels) > 0
}

function isMoved({ focalPoint }: UploadEdits, { focalX, focalY }: { focalX?: number | null; focalY?: number | null }) {
  return Boolean(focalPoint) && (Number(focalPoint?.x) !== focalX || Number(focalPoint?.y) !== focalY)
}
