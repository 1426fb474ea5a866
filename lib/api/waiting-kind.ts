import type { WaitingMessage } from '@/lib/api/waiting-store'

/** What a feature says of its messages that may have to wait on this device: whoever draws and sends them knows no more. */
export interface WaitingKind<Input = unknown> {
  /** Under which its messages lie in the browser. */
  kind: string
  /** «Заявка», for the list of what waits. */
  title: string
  /** Where its form stands. */
  form: string
  /** Fields of files in the order in which they go. */
  fileFields: readonly string[]
  /** Puts its files on the server and answers their addresses in the same order. */
  upload(files: readonly File[]): Promise<string[]>
  /** Sends the message under its own key, and says what the server answered. */
  send(message: WaitingMessage<Input>, urls: string[]): Promise<string>
}
