-- requires btree_gist
-- The belt behind the calendar's lock: two entries of one photographer never overlap, whatever the code does.
create extension if not exists btree_gist;

alter table calendar_entry add constraint calendar_no_overlap exclude using gist (
  business_id with =, calendar_id with =, tstzrange(start_time, end_time) with &&
);
