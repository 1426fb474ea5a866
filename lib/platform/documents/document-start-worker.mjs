// pdfjs is loaded first: tsx rewrites what is loaded after it, and three megabytes of source take it seconds and 400 MB
import 'pdfjs-dist/legacy/build/pdf.mjs'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { register } from 'tsx/esm/api'

register()
await import('./document-worker.ts')
