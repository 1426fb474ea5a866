import type { OutboxMessage } from '@/lib/client/outbox-store'

/** What a feature defines for its messages in the outbox. */
export interface OutboxKind<Input = unknown> {
  /** Name in the browser's storage. */
  kind: string
  /** Title in the list: «Заявка». */
  title: string
  /** Path of its form. */
  form: string
  /** File fields in order. */
  fileFields: readonly string[]
  /** Uploads files and returns their URLs in the same order. */
  upload(files: readonly File[]): Promise<string[]>
  /** Sends the message under its key and returns the server's message. */
  send(message: OutboxMessage<Input>, urls: string[]): Promise<string>
}
