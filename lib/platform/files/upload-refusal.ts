import { APIError } from 'payload'

/** Refuses an upload; the sentence is shown to the editor as it is. */
export class UploadRefusal extends APIError {
  constructor(sentence: string, status = 400) {
    super(sentence, status, null, true)
  }
}
