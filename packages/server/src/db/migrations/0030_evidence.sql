-- What was signed is added to and never rewritten or deleted; whatever the code does.
create function evidence_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'evidence is never changed or deleted (%)', tg_table_name using errcode = '23001';
end $$;

create trigger contract_event_is_kept before update or delete on contract_event
  for each row execute function evidence_is_kept();

create trigger order_contract_is_kept before delete on order_contract
  for each row execute function evidence_is_kept();

-- Only these come later, and only once: that it no longer counts, and the studio's own signature.
create trigger order_contract_is_not_rewritten before update on order_contract
  for each row when (
    to_jsonb(new) - '{superseded_at,countersigned_name,countersigned_at}'::text[]
      is distinct from to_jsonb(old) - '{superseded_at,countersigned_name,countersigned_at}'::text[]
    or (old.superseded_at is not null and new.superseded_at is distinct from old.superseded_at)
    or (old.countersigned_at is not null and (new.countersigned_name, new.countersigned_at)
      is distinct from (old.countersigned_name, old.countersigned_at))
  ) execute function evidence_is_kept();

-- A signed copy is looked up by the fingerprint of its text, which stands in both tables.
create index order_contract_fingerprint on order_contract (business_id, body_sha256);
create index contract_event_fingerprint on contract_event (business_id, (payload ->> 'body')) where kind = 'SIGNED';
