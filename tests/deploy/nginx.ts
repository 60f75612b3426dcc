import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAMS = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** Where nginx is; null where there is none. */
export const nginxProgram = (): string | null => PROGRAMS.find((path) => existsSync(path)) ?? null;

export interface Behind {
  readonly port: number;
  /** Ports of the renderers. */
  readonly renderers: readonly number[];
  /** Port of the chain's own back end. */
  readonly api: number;
}

const FORWARD = `proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_set_header Accept-Encoding $http_accept_encoding;`;

/** As docs/operations.md says it, and with several renderers docs/scale.md: what one does not have the next one may. */
const configOf = ({ port, renderers, api }: Behind, folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=shop:10m max_size=500m inactive=1h;
  upstream renderers {
    ${renderers.map((renderer) => `server 127.0.0.1:${renderer} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 1m;
    proxy_cache shop;
    proxy_cache_key $scheme$http_host$uri?q=$arg_q;
    proxy_cache_lock on;
    proxy_cache_use_stale error timeout updating http_500 http_502 http_503;
    add_header X-Cache $upstream_cache_status always;
    location / {
      proxy_pass http://renderers;
      proxy_next_upstream error timeout http_502;
      ${FORWARD}
    }
    # While two builds answer, one of them has it.
    location /assets/ {
      proxy_pass http://renderers;
      proxy_next_upstream error timeout http_404;
      ${FORWARD}
    }
    location ~ ^/(api|demo)/ {
      proxy_pass http://127.0.0.1:${api};
      proxy_cache_key $scheme$http_host$request_uri;
      ${FORWARD}
    }
    location = /ws {
      proxy_pass http://127.0.0.1:${api};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection upgrade;
      proxy_read_timeout 90s;
    }
  }
}
`;

export interface Nginx {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const LOOK_MS = 50;

/** Starts an nginx of its own in front of them, with a cache that begins empty; needs no rights. */
export const startNginx = async (program: string, behind: Behind): Promise<Nginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'cache'));
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, configOf(behind, folder));
  const args = ['-p', folder, '-c', config, '-e', join(folder, 'error.log')];
  execFileSync(program, [...args, '-t'], { stdio: 'pipe' });
  const child: ChildProcess = spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${behind.port}`;
  const isUp = (): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await pause(LOOK_MS);
  }
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
