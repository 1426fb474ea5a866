export type BodyReader = ReadableStreamDefaultReader<Uint8Array>

interface Beginning {
  parts: Uint8Array[]
  isWhole: boolean
}

/** Reads until the body ends or has more than `most` bytes. */
export async function readBeginning(reader: BodyReader, most: number): Promise<Beginning> {
  const parts: Uint8Array[] = []
  let size = 0
  while (size <= most) {
    const { done, value } = await reader.read()
    if (done) return { parts, isWhole: true }
    parts.push(value)
    size += value.byteLength
  }
  return { parts, isWhole: false }
}

/** The body whose beginning was read. */
export function joinBody(parts: readonly Uint8Array[], reader: BodyReader): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => parts.forEach((part) => controller.enqueue(part)),
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
