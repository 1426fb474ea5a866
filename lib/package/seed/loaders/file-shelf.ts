import type { Paper } from '@/lib/platform/documents/papers/paper'
import type { FileHeading } from '@/lib/platform/documents/papers/paper-heading'
import { writeDocx } from '@/lib/package/seed/files/write-docx'
import { writePdf } from '@/lib/platform/documents/papers/write-pdf'
import type { UploadShelf } from '@/lib/package/seed/loaders/upload-shelf'

const kinds = {
  pdf: { write: writePdf, mimetype: 'application/pdf' },
  docx: {
    write: writeDocx,
    mimetype: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const

/** The seed's files as documents of the file library. */
export class FileShelf {
  constructor(
    private readonly uploads: UploadShelf,
    /** The letterhead of the city's administration. */
    private readonly administration: FileHeading,
  ) {}

  /** File ids; the letterhead names the city's administration unless the page says otherwise. */
  place(files: readonly Paper[] = [], heading: Partial<FileHeading> = {}): Promise<number[]> {
    return Promise.all(files.map((file) => this.placeOne(file, { ...this.administration, ...heading })))
  }

  /** File id of what is made in a way of its own; its name tells it from all others. */
  placeMade(name: string, title: string, mimetype: string, make: () => Promise<Buffer>): Promise<number> {
    return this.uploads.place(name, { title, originName: name }, async () => {
      const data = await make()
      return { data, name, mimetype, size: data.length }
    })
  }

  private placeOne(file: Paper, heading: FileHeading): Promise<number> {
    const { write, mimetype } = kinds[file.kind]
    const { emblem: _, ...said } = heading
    return this.uploads.place([file, said], { title: file.title, originName: file.name }, async () => {
      const data = await write(file, heading)
      return { data, name: file.name, mimetype, size: data.length }
    })
  }
}
