import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Device } from '../../../contract/device.ts'
import { useAuth } from '../../data/session/session.tsx'
import { type FamilyChild, toFamilyChild } from './child-name.ts'
import { childrenQuery, deviceQuery } from './family-query.ts'
import { useIsWaitOver } from './use-is-wait-over.ts'

export interface Family {
  /** Null for guests and while loading. */
  device: Device | null
  children: FamilyChild[]
  /** The child that reads in this browser: the chosen one, else `default`. Null while loading. */
  activeChild: FamilyChild | null
  error: Error | null
  /** Repeats the failed queries. */
  retry: () => void
}

/** The children, and which of them is active in this browser. */
export function useFamily(): Family {
  const { user, profile } = useAuth()
  const device = useQuery(deviceQuery(user))
  const children = useQuery(childrenQuery(user))
  const displayName = profile?.displayName ?? user?.displayName ?? ''
  const all = useMemo(
    () => (children.data ?? []).map((child) => toFamilyChild(child, displayName)),
    [children.data, displayName],
  )
  const chosenId = device.data?.activeChildId ?? 'default'
  return {
    device: device.data ?? null,
    children: all,
    activeChild: device.data ? (all.find(({ childId }) => childId === chosenId) ?? null) : null,
    error: device.error ?? children.error,
    retry: () => {
      for (const query of [device, children]) if (query.error) void query.refetch()
    },
  }
}

/** Whether the children and the active one have loaded or failed; from then on, nothing about them moves the page. */
export function useIsFamilyKnown(): boolean {
  const { user, loading } = useAuth()
  const children = useQuery(childrenQuery(user))
  const device = useQuery(deviceQuery(user))
  const isPending = user ? children.isPending || device.isPending : loading
  const isWaitOver = useIsWaitOver(isPending && user ? user.uid : null)
  return !isPending || isWaitOver
}
