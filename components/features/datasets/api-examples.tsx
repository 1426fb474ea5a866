import type { ReactNode } from 'react'
import { paths } from '@/lib/config/paths'
import type { GraphqlEndpoint } from '@/lib/contract/graphql-operation'

interface Example {
  title: string
  about: ReactNode
  command: string
  schema?: { name: string; path: string }
}

export function ApiExamples({ base }: { base: string }) {
  return (
    <div className="rich-text text-base">
      <p>
        Читать можно без ключа и с любого сайта. Примеры ниже копируются в терминал как есть. Действия жителя, например
        голос или заявка, требуют токена, который даёт вход: его передают в заголовке <code>Authorization: Bearer</code>
        .
      </p>
      {buildExamples(base).map((example) => (
        <ApiExample key={example.title} {...example} />
      ))}
    </div>
  )
}

function ApiExample({ title, about, command, schema }: Example) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{about}</p>
      <pre className="my-3 rounded-field bg-sand p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{command}</code>
      </pre>
      {schema && (
        <p>
          Описание: <a href={schema.path}>{schema.name}</a>
        </p>
      )}
    </section>
  )
}

function buildExamples(base: string): Example[] {
  return [
    {
      title: 'REST',
      about: 'Новости, документы, услуги, организации и другие разделы: один вызов — один список или одна карточка.',
      command: `curl '${base}/api/news?page=1'`,
      schema: { name: 'OpenAPI', path: paths.openApi },
    },
    graphqlExample(base, {
      title: 'Социальный контроль, GraphQL',
      about: 'Заявки жителей на карте, их темы, статусы и решённые проблемы.',
      endpoint: '/graphql/socialcontrol',
      query: '{ AllClaimStatuses { name code claims_count } }',
    }),
    graphqlExample(base, {
      title: 'Общественные обсуждения, GraphQL',
      about: 'Проекты правовых актов, сроки обсуждений, реестр замечаний и виды голосов.',
      endpoint: '/graphql/publicdiscussions',
      query: '{ AllTypes(table_name: "pd_votes") { id name code } }',
    }),
    graphqlExample(base, {
      title: 'Идеи для города, GraphQL',
      about: 'Идеи жителей, их категории и голоса.',
      endpoint: '/graphql/cityideas',
      query: '{ ideas_paginate(ordering: "POPULAR", first: 3) { data { id title vote_like_count } } }',
    }),
    {
      title: 'Open311',
      about: 'Заявки по общему для многих городов стандарту GeoReport v2, в JSON и XML.',
      command: `curl '${base}/open311/v2/requests.json'`,
      schema: { name: 'что умеет сервис', path: '/open311/discovery.json' },
    },
  ]
}

interface GraphqlExample {
  title: string
  about: string
  endpoint: GraphqlEndpoint
  query: string
}

function graphqlExample(base: string, { title, about, endpoint, query }: GraphqlExample): Example {
  const body = JSON.stringify({ query })
  return {
    title,
    about,
    command: `curl '${base}${endpoint}' \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`,
    schema: { name: 'схема с пояснениями', path: `${endpoint}/schema.graphql` },
  }
}
