import type { OutboxMessage } from '@/lib/client/outbox-store'

/** A feature says this of messages that may wait on this device: whoever draws and sends them knows no more. */
export interface OutboxKind<Input = unknown> {
  /** Its messages lie in the browser under this name. */
  kind: string
  /** The list of what waits calls it so: «Заявка». */
  title: string
  /** The address of its form. */
  form: string
  /** Fields of files go in this order. */
  fileFields: readonly string[]
  /** Puts its files on the server and answers their addresses in the same order. */
  upload(files: readonly File[]): Promise<string[]>
  /** Sends the message under its own key, and says what the server answered. */
  send(message: OutboxMessage<Input>, urls: string[]): Promise<string>
}
