import 'server-only'
import { markUncacheable } from '@/lib/runtime/render-outcome'
import { readPictureInProcess } from '@/lib/transport/in-process'

/** Reads a stored picture. Throws if it is missing; what is drawn without it is not cached. */
export async function readPicture(name: string): Promise<Buffer> {
  try {
    const picture = await readPictureInProcess(name)
    if (picture) return picture
  } catch (error) {
    markUncacheable()
    throw error
  }
  throw new Error(`Картинки ${name} нет`)
}
