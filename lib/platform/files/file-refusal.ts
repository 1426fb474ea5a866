import { APIError } from 'payload'

/** A file that is not taken; the sentence is shown to staff as it is. */
export class FileRejectedError extends Error {
  constructor(
    sentence: string,
    readonly status = 400,
  ) {
    super(sentence)
  }
}

/** A document that opens with a password only. */
export class LockedFileError extends FileRejectedError {}

/** Refuses an upload; the sentence is shown to the editor as it is. */
export class UploadRejectedError extends APIError {
  constructor(sentence: string, status = 400) {
    super(sentence, status, null, true)
  }
}
