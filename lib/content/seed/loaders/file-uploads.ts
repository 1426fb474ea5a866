import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SeedFile } from '@/lib/content/read/fields'
import { FILES_FOLDER } from '@/lib/content/read/attached-file'
import type { Paper, FileHeading } from '@/lib/platform/documents/papers/paper'
import { writeDocx } from '@/lib/content/seed/files/write-docx'
import { writePdf } from '@/lib/platform/documents/papers/write-pdf'
import type { Uploads } from '@/lib/content/seed/loaders/uploads'

const kinds = {
  pdf: { write: writePdf, mimetype: 'application/pdf' },
  docx: {
    write: writeDocx,
    mimetype: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const

export class FileUploads {
  constructor(
    private readonly uploads: Uploads,
    /** The administration's letterhead. */
    private readonly administration: FileHeading,
    private readonly folder: string,
  ) {}

  /** Returns file ids. */
  place(files: readonly SeedFile[] = [], heading: Partial<FileHeading> = {}): Promise<number[]> {
    return Promise.all(
      files.map((file) =>
        'file' in file ? this.placeReady(file) : this.placeTypeset(file, { ...this.administration, ...heading }),
      ),
    )
  }

  /** Returns the id of a file made by the caller; its name must be unique. */
  placeMade(name: string, title: string, mimetype: string, make: () => Promise<Buffer>): Promise<number> {
    return this.uploads.place(name, { title, originName: name }, async () => {
      const data = await make()
      return { data, name, mimetype, size: data.length }
    })
  }

  placeReady({ file, title, name = file }: Extract<SeedFile, { file: string }>): Promise<number> {
    return this.uploads.place(`ready ${file}`, { title, originName: name }, async () => {
      const data = await readFile(path.join(this.folder, FILES_FOLDER, file))
      return { data, name, mimetype: kinds[file.endsWith('.pdf') ? 'pdf' : 'docx'].mimetype, size: data.length }
    })
  }

  private placeTypeset(file: Paper, heading: FileHeading): Promise<number> {
    const { write, mimetype } = kinds[file.kind]
    const { emblem: _, ...printed } = heading
    return this.uploads.place([file, printed], { title: file.title, originName: file.name }, async () => {
      const data = await write(file, heading)
      return { data, name: file.name, mimetype, size: data.length }
    })
  }
}
