/**
 * Strangers write these against the graph with clients that they took as they are. Each sends a photo as a guest with
 * its client's own preflight header, and as a resident, whose token is header enough, proposes an idea with another
 * one.
 */
const common = `
import { readFileSync } from 'node:fs'

const { PORTAL_URL, TOKEN, PICTURE, VISITOR, TITLE, CATEGORY } = process.env
const bearer = { authorization: 'Bearer ' + TOKEN }
const photo = () => new File([readFileSync(PICTURE)], 'скамейка у порта.jpg', { type: 'image/jpeg' })
const upload = (folder) =>
  'mutation($files: [Upload!]!) { UploadFile(files: $files, folder: ' + folder + ') { url origin_name } }'
const create =
  'mutation($input: IdeaTownspeopleInput!) { IdeaTownspeopleCreate(input: $input) { code message } }'
const toIdea = (img) => ({
  ...{ category_id: CATEGORY, title: TITLE, text: 'Поставить скамейки в тени.', address: 'ул. Портовая, 12' },
  ...{ img, documents: [], show_author: true, agree_with_rules: true },
})
/** Notes what was asked, without its files: a stock client sends its own requests through this. */
const asked = []
const watched = (address, options) => {
  if (typeof options.body === 'string') asked.push(Object.keys(JSON.parse(options.body)).sort().join(' '))
  return fetch(address, { ...options, headers: { ...options.headers, ...JSON.parse(VISITOR) } })
}
`

export const apolloProgram = `${common}
import { createHash } from 'node:crypto'
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs'

const sha256 = (text) => createHash('sha256').update(text).digest('hex')
function clientOf(endpoint, headers) {
  const link = new UploadHttpLink({ uri: PORTAL_URL + '/graphql/' + endpoint, headers, fetch: watched })
  return new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([new PersistedQueryLink({ sha256 }), link]) })
}
async function send(client, mutation, variables) {
  return (await client.mutate({ mutation: gql(mutation), variables })).data
}

const claims = clientOf('socialcontrol', { 'Apollo-Require-Preflight': 'true' })
const first = (await claims.query({ query: gql('{ UsersCount }') })).data
const again = (await claims.query({ query: gql('{ ResolvedClaimsCount }') })).data
const guest = await send(claims, upload('sc'), { files: [photo()] })
const ideas = clientOf('cityideas', bearer)
const { UploadFile } = await send(ideas, upload('ic'), { files: [photo()] })
const idea = await send(ideas, create, { input: toIdea(UploadFile[0].url) })
const refused = await send(clientOf('socialcontrol', {}), upload('sc'), { files: [photo()] }).catch(({ bodyText }) => bodyText)
console.log(JSON.stringify({ counts: { ...first, ...again }, guest, photo: UploadFile, idea, asked, refused }))
`

export const urqlProgram = `${common}
import { Client, fetchExchange } from '@urql/core'

function clientOf(endpoint, headers) {
  const url = PORTAL_URL + '/graphql/' + endpoint
  return new Client({ url, exchanges: [fetchExchange], fetchOptions: { headers }, fetch: watched })
}
async function send(client, mutation, variables) {
  const { data, error } = await client.mutation(mutation, variables).toPromise()
  if (error) throw error
  return data
}

const claims = clientOf('socialcontrol', { 'GraphQL-Preflight': '1' })
const { data: first, error } = await claims.query('{ UsersCount ResolvedClaimsCount }', {}).toPromise()
if (error) throw error
const guest = await send(claims, upload('sc'), { files: [photo()] })
const ideas = clientOf('cityideas', bearer)
const { UploadFile } = await send(ideas, upload('ic'), { files: [photo()] })
const idea = await send(ideas, create, { input: toIdea(UploadFile[0].url) })
const refused = await send(clientOf('socialcontrol', {}), upload('sc'), { files: [photo()] }).catch(String)
console.log(JSON.stringify({ counts: first, guest, photo: UploadFile, idea, asked, refused }))
`

/** Tries everything that GraphQL over HTTP demands, advises and allows, as the specification's own audits do. */
export const auditProgram = `
import { auditServer } from 'graphql-http'

const headers = JSON.parse(process.env.VISITOR)
const fetchFn = (address, options) => fetch(address, { ...options, headers: { ...options?.headers, ...headers } })
const results = await auditServer({ url: process.argv[2], fetchFn })
const complaints = results.filter(({ status }) => status !== 'ok').map(({ name }) => name)
console.log(JSON.stringify({ audits: results.length, complaints }))
`
