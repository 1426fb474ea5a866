/** A file that is not taken; the sentence is shown to staff as it is. */
export class FileRefusal extends Error {
  constructor(
    sentence: string,
    readonly status = 400,
  ) {
    super(sentence)
  }
}

/** A document that opens with a password only. */
export class LockedFile extends FileRefusal {}
