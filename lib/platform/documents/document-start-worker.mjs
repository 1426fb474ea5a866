// pdfjs first: tsx would rewrite its three megabytes, which takes seconds and 400 MB
import 'pdfjs-dist/legacy/build/pdf.mjs'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { register } from 'tsx/esm/api'

register()
await import('./document-worker.ts')
