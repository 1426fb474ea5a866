import { hashNetwork } from '@/lib/platform/limits/limit-keys'
import { AppError } from '@/lib/contract/errors'
import { processScope } from '@/lib/runtime/process-scope'

const MB = 1024 * 1024
/** Forms without files are not counted. */
const SMALL_BYTES = MB
/** A form of unannounced length may grow to it (lib/server/front/body-limits.ts). */
const LARGEST_BYTES = 64 * MB
/** Eight photographs of 5 MB: two are redrawn, six wait. */
const MOST_BYTES = 40 * MB
const MOST_OF_NETWORK = MOST_BYTES / 2

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    formMemory?: Record<'visitors' | 'office', FormMemory>
  }
}

/** Limits the forms with files that are received or handled at once: refuses the rest before their bodies are read. */
export class FormMemory {
  private total = 0
  private readonly byNetwork = new Map<string, number>()

  /** Throws unavailable. Somebody's only form is refused only if others leave no space. */
  async hold<T>(request: Request, address: string | null, work: () => Promise<T>): Promise<T> {
    const size = formSize(request.headers)
    if (size <= SMALL_BYTES) return work()
    const network = hashNetwork(address ?? '')
    this.reserve(size, network)
    try {
      return await work()
    } finally {
      this.add(-size, network)
    }
  }

  private reserve(size: number, network: string): void {
    const own = this.byNetwork.get(network) ?? 0
    const isTooMuch = this.total > 0 && this.total + size > MOST_BYTES
    if (isTooMuch || (own > 0 && own + size > MOST_OF_NETWORK))
      throw new AppError('unavailable', { message: FULL_MESSAGE })
    this.add(size, network)
  }

  private add(size: number, network: string): void {
    this.total += size
    const own = (this.byNetwork.get(network) ?? 0) + size
    if (own === 0) this.byNetwork.delete(network)
    else this.byNetwork.set(network, own)
  }
}

const FULL_MESSAGE = 'Сейчас портал принимает много файлов. Отправьте ещё раз через несколько секунд'

/** An announced length is kept by the HTTP parser; a longer one than possible is refused later. */
function formSize(headers: Headers): number {
  if (!/^multipart\//i.test(headers.get('content-type') ?? '')) return 0
  const length = headers.get('content-length')
  return length === null ? LARGEST_BYTES : Math.min(Number(length), LARGEST_BYTES)
}

/** Residents' forms do not keep editors from uploading. */
export const formMemory = (processScope.formMemory ??= { visitors: new FormMemory(), office: new FormMemory() })
