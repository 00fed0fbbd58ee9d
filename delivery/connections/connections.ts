import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'

import type { ConnectionLimits } from './connection-limits.ts'
import { clientAddress, isTrusted, ownNetwork } from '#intake/client-address.ts'

export type Connection = {
  socket: Socket
  /** Whose it is; null for a proxy that speaks for many, and where the system does not tell. */
  address: string | null
  /** Its requests are answered 503: it was one too many. */
  isRefused: boolean
  answering: ServerResponse | null
  waiting: { request: IncomingMessage; response: ServerResponse }[]
  waitingBytes: number
  /** What its reader had taken at the last check, and how far it is behind the slowest pace. */
  takenBytes: number
  behindMs: number
}

/** Why a connection is cut: its reader stands still or crawls, it asks too much at once, or there are too many. */
export type CutReason = 'stalled' | 'slow' | 'pipelined' | 'crowded'

/** The open connections of a server, no more than their limits in all and of one address. */
export type Connections = {
  accept: (socket: Socket) => void
  find: (socket: Socket) => Connection | undefined
  /** Ends one, which is told: its place is free at once, and what it had asked is not answered. */
  cut: (connection: Connection, reason: CutReason) => void
  all: () => readonly Connection[]
  /** How many there may be with those who are refused; who comes beyond that need not be accepted. */
  most: number
}

export function createConnections(
  { connections: mostInAll, connectionsByAddress: mostByAddress }: ConnectionLimits,
  trusted: BlockList,
  onCut: (reason: CutReason) => void,
): Connections {
  const bySocket = new Map<Socket, Connection>()
  const byAddress = new Map<string, Set<Connection>>()

  function forget({ socket, address }: Connection) {
    const connection = bySocket.get(socket)
    if (connection === undefined || !bySocket.delete(socket) || address === null) return
    const ofAddress = byAddress.get(address)
    ofAddress?.delete(connection)
    if (ofAddress?.size === 0) byAddress.delete(address)
  }

  function cut(connection: Connection, reason: CutReason) {
    onCut(reason)
    end(connection)
  }

  function end(connection: Connection) {
    forget(connection)
    connection.waiting = []
    connection.socket.destroy()
  }

  /** All connections of its address, where that counts as one visitor. */
  function enlist(connection: Connection): ReadonlySet<Connection> {
    const { socket, address } = connection
    bySocket.set(socket, connection)
    socket.once('close', () => forget(connection))
    if (address === null) return new Set()
    const ofAddress = byAddress.get(address) ?? new Set()
    byAddress.set(address, ofAddress.add(connection))
    return ofAddress
  }

  function accept(socket: Socket) {
    const connection = toConnection(socket, addressOf(socket, trusted))
    const ofAddress = enlist(connection)
    const isCrowded = ofAddress.size > mostByAddress
    if (!isCrowded && bySocket.size <= mostInAll) return
    const idle = findIdle(isCrowded ? ofAddress : bySocket.values(), connection)
    if (idle !== null) return end(idle)
    connection.isRefused = true
    if (ofAddress.size > withRefused(mostByAddress)) cut(connection, 'crowded')
    else onCut('crowded')
  }

  return {
    accept,
    find: (socket) => bySocket.get(socket),
    cut,
    all: () => [...bySocket.values()],
    most: withRefused(mostInAll),
  }
}

function toConnection(socket: Socket, address: string | null): Connection {
  return {
    socket,
    address,
    isRefused: false,
    answering: null,
    waiting: [],
    waitingBytes: 0,
    takenBytes: 0,
    behindMs: 0,
  }
}

/** How many there may be with those who are told 503; who comes beyond that is cut without a word. */
function withRefused(limit: number): number {
  return Math.ceil(limit * 1.1)
}

function addressOf({ remoteAddress }: Socket, trusted: BlockList): string | null {
  if (remoteAddress === undefined) return null
  const address = clientAddress(remoteAddress, null, trusted)
  return isTrusted(address, trusted) ? null : ownNetwork(address)
}

/** The oldest connection on which nothing is under way, `newcomer` apart. */
function findIdle(connections: Iterable<Connection>, newcomer: Connection): Connection | null {
  for (const connection of connections) {
    const { answering, isRefused } = connection
    if (answering === null && !isRefused && connection !== newcomer) return connection
  }
  return null
}
