// Preloaded to record all imported files of ours.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = pathToFileURL(`${process.cwd()}/`).href
const imported = new Set()

registerHooks({
  load(url, context, nextLoad) {
    const [file] = url.split('?')
    if (file.startsWith(root) && !file.includes('/node_modules/')) imported.add(file)
    return nextLoad(url, context)
  },
})

process.on('exit', () => {
  const paths = [...imported].map((file) => relative(process.cwd(), fileURLToPath(file)))
  appendFileSync(process.env.IMPORTS_RECORD, paths.map((path) => `${path}\n`).join(''))
})
