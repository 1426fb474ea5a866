import { APIError } from 'payload'

/** The message is shown to staff. */
export class FileRejectedError extends Error {
  constructor(
    sentence: string,
    readonly status = 400,
  ) {
    super(sentence)
  }
}

export class LockedFileError extends FileRejectedError {}

/** The message is shown to the editor. */
export class UploadRejectedError extends APIError {
  constructor(sentence: string, status = 400) {
    super(sentence, status, null, true)
  }
}
