/**
 * A stranger writes this against a client generated from the document: it is compiled strictly and run as a process of
 * its own, so that types and requests are those of the generator and of nobody here.
 */
export const clientProgram = `
import { readFileSync } from 'node:fs'
import createClient from 'openapi-fetch'
import type { paths } from './portal'

const { PORTAL_URL: baseUrl, TOKEN = '', PICTURE = '', VISITOR = '{}' } = process.env
const client = createClient<paths, 'application/json'>({ baseUrl, headers: JSON.parse(VISITOR) })

async function count(codes: number[]): Promise<number> {
  const { data } = await client.GET('/api/claims', { params: { query: { codes } } })
  if (!data || !('claims' in data)) throw new Error('no list')
  return data.claims.total
}

async function exported(codes: number[]): Promise<number> {
  const { data } = await client.GET('/api/claims', { params: { query: { codes, format: 'json' } } })
  if (!data || !('rows' in data)) throw new Error('no file')
  return data.rows.length
}

async function countLines(codes: number[]): Promise<number> {
  const { data } = await client.GET('/api/claims', { params: { query: { codes, format: 'csv' } }, parseAs: 'text' })
  return (String(data).match(/^\\d+,/gm) ?? []).length
}

async function upload(): Promise<string> {
  const file = new File([readFileSync(PICTURE)], 'экран.jpg', { type: 'image/jpeg' })
  const { data, error } = await client.POST('/api/posttechsupport', {
    headers: { authorization: 'Bearer ' + TOKEN },
    body: { message: 'Не открывается карта', consents: ['support'], 'documents_arr[0][document]': file as unknown as string },
    bodySerializer: (fields) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields ?? {}))
        for (const one of [value].flat()) form.append(name, one as string | Blob)
      return form
    },
  })
  if (!data) throw new Error(JSON.stringify(error))
  return data.message
}

const [both, one, rows, lines] = await Promise.all([count([3, 4]), count([3]), exported([3, 4]), countLines([3, 4])])
console.log(JSON.stringify({ both, one, rows, lines, said: await upload() }))
`

/** Runs Redocly's recommended rules over a document and prints a list of rules and places. */
export const reviewProgram = `
import { readFileSync } from 'node:fs'
import redocly from '@redocly/openapi-core'

const config = await redocly.createConfig({ extends: ['recommended'] })
const source = readFileSync(process.argv[2], 'utf8')
const problems = await redocly.lintFromString({ source, config, absoluteRef: '/openapi.json' })
console.log(JSON.stringify(problems.map(({ ruleId, location }) => ruleId + ' ' + location[0]?.pointer)))
`
