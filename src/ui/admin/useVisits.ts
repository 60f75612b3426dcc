import { useCallback, useEffect, useRef, useState } from 'react';
import { useSupport, type Visit } from './support.ts';
import { PROBLEMS } from './visitWords.ts';

/** The journals that support has at hand, and the one that is looked at. */
export interface Visits {
  readonly all: readonly Visit[];
  readonly chosen: Visit | null;
  /** So many of its events are in sight; 0 is before the first. */
  readonly count: number;
  /** Why the last file is not shown. */
  readonly problem: string | null;
  /** Other tabs were asked. */
  readonly isAsked: boolean;
  readonly choose: (id: string) => void;
  readonly look: (count: number) => void;
  readonly refresh: () => void;
  readonly askTabs: () => void;
  readonly open: (file: File) => void;
}

const withNew = (known: readonly Visit[], more: readonly Visit[]): readonly Visit[] => {
  const ids = new Set(more.map(({ id }) => id));
  return [...more, ...known.filter(({ id }) => !ids.has(id))];
};

interface Looked {
  readonly id: string;
  readonly count: number;
}

/** Kept by the area's page, so that a look at another part of it loses nothing. */
export function useVisits(): Visits {
  const support = useSupport();
  const [all, keep] = useState<readonly Visit[]>([]);
  const [looked, lookAt] = useState<Looked | null>(null);
  const [problem, tell] = useState<string | null>(null);
  const [isAsked, ask] = useState(false);
  const stop = useRef(() => undefined as void);
  useEffect(() => () => stop.current(), []);

  const refresh = useCallback(() => {
    void support.ownVisits().then((visits) => keep((known) => withNew(known, visits)));
  }, [support]);
  const askTabs = useCallback(() => {
    ask(true);
    stop.current();
    keep((known) => known.filter(({ from }) => from !== 'tab'));
    stop.current = support.askTabs((visit) => keep((known) => [...withNew(known, [visit])]));
  }, [support]);
  const open = useCallback(
    (file: File) => {
      void file.text().then((text) => {
        const visits = support.read(text, file.name);
        if (typeof visits === 'string') return tell(PROBLEMS[visits]);
        tell(null);
        keep((known) => withNew(known, visits));
        const [newest] = visits;
        return newest && lookAt({ id: newest.id, count: newest.steps.length });
      });
    },
    [support],
  );
  const choose = (id: string): void => {
    const visit = all.find((one) => one.id === id);
    if (visit) lookAt({ id, count: visit.steps.length });
  };
  const chosen = all.find(({ id }) => id === looked?.id) ?? all[0] ?? null;
  const most = chosen?.steps.length ?? 0;
  return {
    all,
    chosen,
    count: Math.min(chosen?.id === looked?.id && looked ? looked.count : most, most),
    problem,
    isAsked,
    choose,
    look: (count) => chosen && lookAt({ id: chosen.id, count }),
    refresh,
    askTabs,
    open,
  };
}
