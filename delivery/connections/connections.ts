import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'

import type { ConnectionLimits } from './connection-limits.ts'
import { clientAddress, isTrusted, ownNetwork } from '#intake/client-address.ts'

export type Connection = {
  socket: Socket
  /** The visitor's address; null for a trusted proxy, or if the system does not know it. */
  address: string | null
  /** Over the limit: its requests get a 503. */
  isRefused: boolean
  answering: ServerResponse | null
  waiting: { request: IncomingMessage; response: ServerResponse }[]
  waitingBytes: number
  /** The bytes that the client had read at the last check, and how far it is behind the slowest pace. */
  takenBytes: number
  behindMs: number
}

/** Why a connection is cut: the client stopped reading, reads too slowly or pipelines too much, or connections are too many. */
export type CutReason = 'stalled' | 'slow' | 'pipelined' | 'crowded'

/** The open connections of a server, within their limits in all and per address. */
export function createConnections(
  { connections: maxConnections, connectionsByAddress: maxByAddress }: ConnectionLimits,
  trusted: BlockList,
  onCut: (reason: CutReason) => void,
) {
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

  /** Registers a connection; returns all connections of its address, none if the address is null. */
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
    const isCrowded = ofAddress.size > maxByAddress
    if (!isCrowded && bySocket.size <= maxConnections) return
    const idle = findIdle(isCrowded ? ofAddress : bySocket.values(), connection)
    if (idle !== null) return end(idle)
    connection.isRefused = true
    if (ofAddress.size > withRefused(maxByAddress)) cut(connection, 'crowded')
    else onCut('crowded')
  }

  return {
    accept,
    find: (socket: Socket): Connection | undefined => bySocket.get(socket),
    /** Ends and reports a connection. Its place is free at once; its waiting requests get no response. */
    cut,
    all: (): readonly Connection[] => [...bySocket.values()],
    /** The most connections, including refused ones; the server need not accept more. */
    most: withRefused(maxConnections),
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

/** The most connections including those that get a 503; more are cut without a response. */
function withRefused(limit: number): number {
  return Math.ceil(limit * 1.1)
}

function addressOf({ remoteAddress }: Socket, trusted: BlockList): string | null {
  if (remoteAddress === undefined) return null
  const address = clientAddress(remoteAddress, null, trusted)
  return isTrusted(address, trusted) ? null : ownNetwork(address)
}

/** The oldest idle connection other than `newcomer`. */
function findIdle(connections: Iterable<Connection>, newcomer: Connection): Connection | null {
  for (const connection of connections) {
    const { answering, isRefused } = connection
    if (answering === null && !isRefused && connection !== newcomer) return connection
  }
  return null
}
